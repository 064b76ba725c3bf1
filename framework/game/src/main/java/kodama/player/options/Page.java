package kodama.player.options;

import java.util.List;

/** A screen full of entries; asked again whenever it is drawn, so that what it tells is true. */
interface Page {
    /** What stands above the entries. */
    String title();

    /** The entries, in groups that stand a little apart; at least one. */
    List<List<Entry>> sections();

    /** What is to be said at the foot, in place of how these screens are used; empty for nothing. */
    default String told() {
        return "";
    }
}
