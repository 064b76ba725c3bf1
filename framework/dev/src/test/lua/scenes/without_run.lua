-- A scene that lacks half of what it needs.
return { build = function() end }
