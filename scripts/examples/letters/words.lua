-- The texts in both languages, with markup for colors.
local text = require "kodama.text"

return text.words {
  title = { en = "THE ECHO\nOF THE WOOD", ja = "こだまの森" },
  under = { en = "- a shooter -", ja = "〜弾幕の夜〜" },
  elder = { en = "Elder", ja = "長老" },
  warning = {
    en = "The {red}lantern{/} has gone out, and the wood no longer answers. Fly, before the {cyan}moon{/} has set!",
    ja = "{red}提灯{/}の火が消え、森はもう答えぬ。「行け、{cyan}月{/}が沈まぬうちに……！」と、木々がざわめいた。",
  },
  go = { en = "Z: go on", ja = "Ｚ：つづける" },
}
