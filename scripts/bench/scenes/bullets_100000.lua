return require "crowd"(require "bullet", 100000)
