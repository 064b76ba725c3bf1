package kodama.script.shot;

import java.util.Collection;
import java.util.Map;
import java.util.TreeSet;
import kodama.base.Spelling;
import kodama.lua.bind.LuaException;
import org.jspecify.annotations.Nullable;

/**
 * The names that a script cannot use for fields of its own in the table of a shot or laser: options that cannot be
 * changed in flight, and misspelled names of fields. Immutable.
 */
final class ReservedNames {
    private static final int SHORTEST_TO_GUESS = 6;

    private final String thing;
    private final Map<String, String> advice;
    private final Collection<String> names;

    /**
     * Creates the names for shots or lasers.
     *
     * @param thing {@code a shot} or {@code a laser}, for messages
     * @param fields names of the fields
     * @param advice options that cannot be changed, with what to do instead, or an empty string
     */
    ReservedNames(String thing, Collection<String> fields, Map<String, String> advice) {
        this.thing = thing;
        this.advice = advice;
        names = new TreeSet<>(fields);
        for (String option : advice.keySet()) if (isUnlikeOtherWords(option)) names.add(option);
    }

    /** Short words and plurals are near too many others: {@code form} is not {@code from}. */
    private static boolean isUnlikeOtherWords(String option) {
        return option.length() >= SHORTEST_TO_GUESS && !option.endsWith("s");
    }

    Collection<String> options() {
        return advice.keySet();
    }

    /** Returns the error of setting a name that is not a field; null for a field of the script's own. */
    @Nullable
    LuaException error(String name) {
        String instead = advice.get(name);
        if (instead != null)
            return new LuaException(thing + "'s '" + name + "' cannot be changed after firing"
                    + (instead.isEmpty() ? "" : "; " + instead));
        return Spelling.findSlip(name, names)
                .map(meant -> new LuaException(thing + " has no field '" + name + "' (did you mean '" + meant + "'?)"))
                .orElse(null);
    }
}
