package kodama.script;

import java.util.List;
import kodama.base.LeakLedger;
import kodama.draw.Images;
import kodama.file.GameFiles;
import kodama.resource.Store;

/**
 * What a game keeps of its files; it outlives resets.
 *
 * @param images the pictures
 */
public record Assets(Images images) implements AutoCloseable {
    /**
     * Makes empty stores.
     *
     * @param files where all is read from
     * @param ledger where each thing is noted until it is let go of
     * @return the stores
     */
    public static Assets of(GameFiles files, LeakLedger ledger) {
        return new Assets(new Images(files::read, ledger));
    }

    /**
     * Lists the stores.
     *
     * @return one of each kind
     */
    public List<Store<?>> stores() {
        return List.of(images);
    }

    /** Lets go of everything. */
    @Override
    public void close() {
        for (Store<?> store : stores()) store.clear();
    }
}
