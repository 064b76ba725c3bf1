package kodama.bulletml;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kodama.base.Spelling;
import org.jspecify.annotations.Nullable;

/** What has a label in a file, and what names one. */
final class LabelTable<T> {
    private record Use(int line, String label) {}

    private final String kind;
    private final Map<String, T> labeled = new LinkedHashMap<>();
    private final List<Use> uses = new ArrayList<>();

    /**
     * Knows none so far.
     *
     * @param kind what it is that has labels, for messages
     */
    LabelTable(String kind) {
        this.kind = kind;
    }

    void define(@Nullable String label, T what) {
        if (label != null) labeled.putIfAbsent(label, what);
    }

    void use(int line, String label) {
        uses.add(new Use(line, label));
    }

    Map<String, T> all() {
        return Collections.unmodifiableMap(labeled);
    }

    /** Says which labels are named and are nowhere. */
    void warn(String file, List<String> warnings) {
        Set<String> known = labeled.keySet();
        for (Use use : uses) {
            if (known.contains(use.label)) continue;
            warnings.add(file + ":" + use.line + ": there is no " + kind + " with the label '" + use.label + "'"
                    + Spelling.hint(use.label, known));
        }
    }
}
