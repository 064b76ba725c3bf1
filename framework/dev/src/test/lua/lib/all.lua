-- A library that brings another.
return { timer = require "lib.timer" }
