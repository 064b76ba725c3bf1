-- Spawns where nothing should be spawned.
spawn(function()
  wait(1)
  print "never"
end)
spawn(function()
  wait(1)
  print "kept"
end, { persistent = true })
return function() end
