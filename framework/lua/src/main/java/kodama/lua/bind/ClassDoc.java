package kodama.lua.bind;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Tables of one kind, or values of Java's, as the reference describes them: options of a function, tasks, sounds.
 *
 * @param name such as {@code FireOptions}
 * @param doc what it is for; begins with a capital, ends with a period
 * @param fields what it has, with those of its base
 * @param items what it lists by numbers; null for nothing
 * @param isOpen whether scripts may put further fields into it
 * @param base the class that it has all fields of; null for none
 */
public record ClassDoc(
        String name,
        String doc,
        List<FieldDoc> fields,
        @Nullable TypeDoc items,
        boolean isOpen,
        @Nullable ClassDoc base) {
    /**
     * Describes a class that lists nothing and has no further fields.
     *
     * @param name such as {@code FireOptions}
     */
    public static ClassDoc of(String name, String doc, List<FieldDoc> fields) {
        return new ClassDoc(name, doc, fields, null, false, null);
    }

    /**
     * Describes a class that is a list, too.
     *
     * @return the same class otherwise
     */
    public ClassDoc withItems(TypeDoc what) {
        return new ClassDoc(name, doc, fields, what, isOpen, base);
    }

    /**
     * Describes a class that scripts may put further fields into.
     *
     * @return the same class otherwise
     */
    public ClassDoc open() {
        return new ClassDoc(name, doc, fields, items, true, base);
    }

    /**
     * Describes a class that begins with all fields of another.
     *
     * @param other what its first fields are those of
     * @return the same class otherwise
     */
    public ClassDoc extending(ClassDoc other) {
        return new ClassDoc(name, doc, fields, items, isOpen, other);
    }

    /**
     * Lists what it has beside the fields of its base.
     *
     * @return all fields if there is no base
     */
    public List<FieldDoc> ownFields() {
        return base == null ? fields : fields.subList(base.fields.size(), fields.size());
    }
}
