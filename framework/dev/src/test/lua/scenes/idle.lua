-- A scene in which nothing happens.
return function() wait_forever() end
