-- A scene that lacks its function run.
return { build = function() end }
