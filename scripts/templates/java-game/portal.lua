-- Entries for the portal of kodama dev, in addition to the first scene. Scenes in Java are listed only if named here.
return { "mygame.Play" }
