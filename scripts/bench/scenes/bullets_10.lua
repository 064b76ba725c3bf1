return require "crowd"(require "bullet", 10)
