"""Calibration: forecast chances, by net and by playouts, compared with results."""

from __future__ import annotations

import pytest

from wildtable.lab.calibration import Prediction, blame, one_by_one, predict_by_net, rate_predictions, report
from wildtable.lab.findings import Estimate


def predictions(*pairs: tuple[float, float], error: float = 0.0) -> list[Prediction]:
    return [Prediction(Estimate(chance, error), share) for chance, share in pairs]


def test_chances_that_come_true_have_a_slope_of_1() -> None:
    true = predictions(*[(0.25, 0.0)] * 3, (0.25, 1.0), *[(0.75, 1.0)] * 3, (0.75, 0.0))
    found = rate_predictions(true)
    assert found.slope == pytest.approx(1)
    assert found.table == [(0.25, 0.25, 4), (0.75, 0.75, 4)]
    assert found.brier == pytest.approx(0.1875)
    assert found.means == (0.5, 0.5)


def test_bold_chances_have_a_lower_slope_and_noise_is_taken_out() -> None:
    bold = predictions(*[(0.05, 0.0)] * 3, (0.05, 1.0), *[(0.95, 1.0)] * 3, (0.95, 0.0))
    assert rate_predictions(bold).slope == pytest.approx(0.25 / 0.45)
    noisy = [one._replace(chance=Estimate(one.chance.mean, 0.2)) for one in bold]
    assert rate_predictions(noisy).slope > rate_predictions(bold).slope


def test_the_report_has_a_table_for_net_and_for_playouts(capsys: pytest.CaptureFixture[str]) -> None:
    report("wild-realms-alliance", ["greedy"], 1, one_by_one("report"), deals=4)
    blame("wild-realms-alliance", "greedy", 1, one_by_one("report"), deals=4)
    shown = capsys.readouterr().out
    for words in ("greedy, value:", "greedy, playouts:", "Brier", "slope", "named in 1 games of three greedy"):
        assert words in shown


def test_values_are_of_all_decisions() -> None:
    found = predict_by_net("wild-realms-alliance", "policy", "values")
    assert len(found) > 20
    assert all(0 < one.chance.mean < 1 for one in found)
