package kodama.hit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kodama.base.Checks;
import org.jspecify.annotations.Nullable;

/**
 * Small numbers for group names such as {@code "ship"} and {@code "enemy"}: 0 for the first name asked for, 1 for the
 * second.
 *
 * <p>Owned by the game thread. Allocates only for a name never seen before.
 */
public final class GroupNames {
    private final Map<String, Integer> ids = new LinkedHashMap<>();
    private final List<String> names = new ArrayList<>();

    /** The name asked for last, and its number: those of a crowd follow each other. */
    private @Nullable String last;

    private int lastId;

    /**
     * Returns the number of a name, which is made when the name is new.
     *
     * @return its number; below {@link Targets#MAX_GROUPS}
     * @throws IllegalStateException if there are {@link Targets#MAX_GROUPS} other names already
     */
    public int id(String name) {
        if (!name.equals(last)) {
            Integer known = ids.get(name);
            lastId = known != null ? known : enter(name);
            last = name;
        }
        return lastId;
    }

    /** Tells whether a name has a number, without giving it one: true if it was asked for by {@link #id} before. */
    public boolean has(String name) {
        return ids.containsKey(name);
    }

    private int enter(String name) {
        int id = names.size();
        if (id == Targets.MAX_GROUPS) throw full(name);
        names.add(name);
        ids.put(name, id);
        return id;
    }

    private static IllegalStateException full(String name) {
        return new IllegalStateException(
                "group '" + name + "' is one too many: there can be " + Targets.MAX_GROUPS + " groups");
    }

    /**
     * Returns the name behind a number.
     *
     * @param id number of a group; from 0 to {@link #count()} - 1
     * @throws IllegalArgumentException if no name has this number
     */
    public String name(int id) {
        Checks.between("group", id, 0, names.size() - 1);
        return names.get(id);
    }

    /** Returns how many names there are. */
    public int count() {
        return names.size();
    }
}
