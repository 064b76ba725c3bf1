return require "tweens"(10000)
