#!/usr/bin/env python3
"""chromium.py PAGE WIDTH HEIGHT SCALE RUNS   Times headless Chromium's screenshots of a page; JSON on stdout.

Warm: the page is open already, and only the screenshot to a PNG file is inside the clock (through Playwright, which
is what visual tests use). Cold: a process for each picture, by Chromium's own --screenshot."""
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

page_path, width, height, scale, runs = sys.argv[1], *map(int, sys.argv[2:6])
browser_path = next((p for p in map(shutil.which, ("chromium", "chromium-browser", "google-chrome")) if p), None)
address = pathlib.Path(page_path).resolve().as_uri()
folder = tempfile.mkdtemp()
picture = os.path.join(folder, "shot.png")


def median(values):
    return sorted(values)[len(values) // 2]


def timed(body):
    start = time.perf_counter()
    body()
    return (time.perf_counter() - start) * 1000


def warm():
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path, args=["--no-sandbox"])
        view = browser.new_page(viewport={"width": width, "height": height}, device_scale_factor=scale)
        view.goto(address)
        for _ in range(3):
            view.screenshot(path=picture)
        times = [timed(lambda: view.screenshot(path=picture)) for _ in range(runs)]
        browser.close()
    return median(times)


def cold():
    command = [
        browser_path, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
        f"--user-data-dir={folder}/data",
        f"--window-size={width},{height}", f"--force-device-scale-factor={scale}", f"--screenshot={picture}", address,
    ]
    run = lambda: subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
    run()
    return median([timed(run) for _ in range(max(3, runs // 4))])


answer = {}
for name, measure in (("warm_ms", warm), ("cold_ms", cold)):
    try:
        answer[name] = measure()
    except Exception as error:
        print(f"{name}: {error}", file=sys.stderr)
print(json.dumps(answer))
shutil.rmtree(folder, ignore_errors=True)
