package kodama.pack;

/**
 * A file of a game that stays in the workshop.
 *
 * @param path relative to the game's folder
 * @param why what it is
 */
public record LeftOut(String path, String why) {}
