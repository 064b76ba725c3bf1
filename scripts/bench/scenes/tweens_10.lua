return require "tweens"(10)
