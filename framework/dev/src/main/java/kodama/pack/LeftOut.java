package kodama.pack;

/** A file of a game that stays in the workshop, and why; the path is relative to the game's folder. */
public record LeftOut(String path, String why) {}
