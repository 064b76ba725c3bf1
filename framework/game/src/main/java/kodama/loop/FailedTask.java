package kodama.loop;

import java.util.Map;

/**
 * What there was to be seen of a task when it failed.
 *
 * @param name what it was called: the name it was given, or where its function was written, as {@code boss.lua:12}
 * @param parent what the task was called that it would have ended with; empty for none
 * @param group its group; empty for none
 * @param tick in which it failed; 0 before the first
 * @param fields what its table held: names and values as a script would write them, in their order; read only
 */
public record FailedTask(String name, String parent, String group, long tick, Map<String, String> fields) {}
