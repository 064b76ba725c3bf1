package kodama.resource;

/**
 * A thing that is loaded, and who uses it.
 *
 * @param kind what it is: {@code image}, say
 * @param name which one
 * @param holders how many hold it
 * @param isOfScene whether the present scene has asked for it
 * @param bytes about how much memory it takes
 */
public record Use(String kind, String name, int holders, boolean isOfScene, long bytes) {}
