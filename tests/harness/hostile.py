"""Two hundred hostile texts, for names and for chat."""

from __future__ import annotations

from itertools import islice, product

DEED = "window.__pwned=1"
SCRIPTS = [
    f"<script>{DEED}</script>",
    f"<img src=x onerror={DEED}>",
    f"<svg/onload={DEED}>",
    f"<body onload={DEED}>",
    f"<details open ontoggle={DEED}>",
    "<iframe srcdoc='<script>parent.__pwned=1</script>'></iframe>",
    f"<input autofocus onfocus={DEED}>",
    f"<a href=javascript:{DEED}>x</a>",
    f"<math><mtext></mtext><script>{DEED}</script></math>",
    f"<style>@import'javascript:{DEED}'</style>",
    f"<template><script>{DEED}</script></template>",
    f"<object data=javascript:{DEED}>",
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "<meta http-equiv=refresh content=0;url=/nowhere>",
    "<base href=//evil.example>",
    "<form action=//evil.example><button>x",
]
WRAPPERS = [
    "{}",
    '">{}',
    "'>{}",
    "</li></ol>{}",
    "</bdi>{}",
    "-->{}<!--",
    "</title>{}",
    "</textarea>{}",
    "]]>{}",
    "{{{{{}}}}}",
]
ODD = [
    "{{7*7}}",
    "{{ config }}",
    "{% for x in ().__class__.__base__.__subclasses__() %}{% endfor %}",
    "${7*7}",
    "#{7*7}",
    "{ $seat }",
    "'; drop table visitors; --",
    '" or 1=1 --',
    "Robert'); DROP TABLE tables;--",
    "\x00nul\x00",
    "bell\x07\x08\x1b[31mred",
    "line\nbreak\r\nand\ttab",
    "\u202egnp.exe",
    "\u2066\u2067\u2068 open isolates",
    "\u2069\u2069\u2069 closed isolates",
    "\u200f\u200e\u061c marks",
    "\ufeff\u200b\u2060 nothing",
    "\u2028\u2029 separators",
    "Z\u0351\u036b\u0343a\u0329\u0333l\u0359g\u0321o\u0325" * 8,
    "\U0001f469\u200d\U0001f469\u200d\U0001f467",
    "\ufdfd" * 40,
    "W" * 500,
    "&lt;script&gt;",
    "&#60;script&#62;alert(1)&#60;/script&#62;",
    "%3Cscript%3Ealert(1)%3C/script%3E",
    "../../../etc/passwd",
    "\\u003cscript\\u003e",
    "javascript:alert(1)",
    "\uffff\ufffe\U000e0001",
    " ",
]
HOSTILE = [*ODD, *islice((wrapper.format(script) for script, wrapper in product(SCRIPTS, WRAPPERS)), 200 - len(ODD))]
