package kodama.hit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kodama.base.Checks;
import org.jspecify.annotations.Nullable;

/**
 * Assigns small numbers to group names such as {@code "ship"} and {@code "enemy"}: 0 to the first name used, 1 to the
 * second, and so on.
 *
 * <p>Owned by the game thread. Allocates only for new names.
 */
public final class GroupNames {
    private final Map<String, Integer> ids = new LinkedHashMap<>();
    private final List<String> names = new ArrayList<>();

    /** The last name and its number, cached because members of a group are often added in a row. */
    private @Nullable String last;

    private int lastId;

    /**
     * Returns the number of a name and assigns one to a new name.
     *
     * @return the number; below {@link Targets#MAX_GROUPS}
     * @throws IllegalStateException if the name is new and there are already {@link Targets#MAX_GROUPS} names
     */
    public int id(String name) {
        if (!name.equals(last)) {
            Integer known = ids.get(name);
            lastId = known != null ? known : enter(name);
            last = name;
        }
        return lastId;
    }

    /** Returns whether a name has a number, without assigning one. */
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
     * Returns the name with a number.
     *
     * @param id number of the group; from 0 to {@link #count()} - 1
     * @throws IllegalArgumentException if no name has this number
     */
    public String name(int id) {
        Checks.between("group", id, 0, names.size() - 1);
        return names.get(id);
    }

    /** Returns the number of names. */
    public int count() {
        return names.size();
    }
}
