wait(1)
