package kodama.save;

import org.jspecify.annotations.Nullable;

/**
 * A save that was read from a store.
 *
 * @param content the content in the format of {@link SaveWriter}; must not be changed
 * @param data the same as new plain data
 */
record StoredSave(byte[] content, Object data) {
    /**
     * Parses the content of a save.
     *
     * @throws SaveFormat.SaveDamage if the content is damaged
     */
    static StoredSave parse(byte[] content) {
        return new StoredSave(content, SaveReader.read(content));
    }

    /** Returns the data of a save; null if there is none. */
    static @Nullable Object dataOf(@Nullable StoredSave save) {
        return save == null ? null : save.data;
    }
}
