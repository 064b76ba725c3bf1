-- Where kodama dev offers to begin, besides the first scene. Scenes in Java are listed only if they are named here.
return { "mygame.Play" }
