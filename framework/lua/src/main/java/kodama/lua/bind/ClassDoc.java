package kodama.lua.bind;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Describes a kind of table or Java value in the reference: options of a function, tasks, sounds.
 *
 * @param name such as {@code FireOptions}
 * @param doc description; begins with a capital letter, ends with a period
 * @param fields its fields, including those of its base
 * @param items type of its list items; null if it is not a list
 * @param isOpen whether scripts may add fields
 * @param base the class whose fields it includes; null for none
 */
public record ClassDoc(
        String name,
        String doc,
        List<FieldDoc> fields,
        @Nullable TypeDoc items,
        boolean isOpen,
        @Nullable ClassDoc base) {
    /**
     * Describes a class without list items to which scripts cannot add fields.
     *
     * @param name such as {@code FireOptions}
     */
    public static ClassDoc of(String name, String doc, List<FieldDoc> fields) {
        return new ClassDoc(name, doc, fields, null, false, null);
    }

    /**
     * Adds list items.
     *
     * @return a copy that is also a list
     */
    public ClassDoc withItems(TypeDoc what) {
        return new ClassDoc(name, doc, fields, what, isOpen, base);
    }

    /**
     * Lets scripts add fields.
     *
     * @return a copy that is open
     */
    public ClassDoc open() {
        return new ClassDoc(name, doc, fields, items, true, base);
    }

    /**
     * Includes the fields of another class before its own.
     *
     * @param other the base
     * @return a copy with this base
     */
    public ClassDoc extending(ClassDoc other) {
        return new ClassDoc(name, doc, fields, items, isOpen, other);
    }

    /**
     * Lists the fields that it adds to its base.
     *
     * @return all fields if there is no base
     */
    public List<FieldDoc> ownFields() {
        return base == null ? fields : fields.subList(base.fields.size(), fields.size());
    }
}
