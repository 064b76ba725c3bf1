wait(1) -- kodama: ignore missing-scene
