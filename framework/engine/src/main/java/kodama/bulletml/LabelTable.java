package kodama.bulletml;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kodama.base.Spelling;
import org.jspecify.annotations.Nullable;

/** The labels that a file defines and the references to them. */
final class LabelTable<T> {
    private record Reference(int line, String label) {}

    private final String kind;
    private final Map<String, T> labeled = new LinkedHashMap<>();
    private final List<Reference> references = new ArrayList<>();

    /**
     * Creates an empty table.
     *
     * @param kind kind of the labeled elements, for messages
     */
    LabelTable(String kind) {
        this.kind = kind;
    }

    void define(@Nullable String label, T what) {
        if (label != null) labeled.putIfAbsent(label, what);
    }

    void addReference(int line, String label) {
        references.add(new Reference(line, label));
    }

    Map<String, T> all() {
        return Collections.unmodifiableMap(labeled);
    }

    /** Adds a warning for each reference to an undefined label. */
    void warn(String file, List<String> warnings) {
        Set<String> known = labeled.keySet();
        for (Reference reference : references) {
            if (known.contains(reference.label)) continue;
            warnings.add(file + ":" + reference.line + ": there is no " + kind + " with the label '" + reference.label
                    + "'" + Spelling.hint(reference.label, known));
        }
    }
}
