package kodama.loop;

import java.util.Map;

/**
 * The state of a task when it failed.
 *
 * @param name its name, or where its function was written, as {@code boss.lua:12}
 * @param parent the name of its parent; empty if it has none
 * @param group its group; empty if it has none
 * @param tick the tick in which it failed; 0 before the first
 * @param fields the fields of its table, in order: names and values as a script would write them; read-only
 */
public record FailedTask(String name, String parent, String group, long tick, Map<String, String> fields) {}
