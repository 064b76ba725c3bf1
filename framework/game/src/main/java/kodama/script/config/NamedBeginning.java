package kodama.script.config;

import kodama.request.FirstScene;

/**
 * A beginning that a file lists by name.
 *
 * @param group what it belongs to, such as a chapter; empty for none
 * @param title its name within the group
 * @param first how the game begins
 */
public record NamedBeginning(String group, String title, FirstScene first) {}
