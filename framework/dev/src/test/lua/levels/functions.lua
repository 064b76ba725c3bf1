return { rows = { { act = function() end } } }
