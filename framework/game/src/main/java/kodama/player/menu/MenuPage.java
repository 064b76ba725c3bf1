package kodama.player.menu;

import java.util.List;

/** A page of a menu; asked again whenever it is drawn, so that what it tells is true. */
public interface MenuPage {
    /** What stands above the items; players' pages have a title alone. */
    List<String> header();

    /** The items, each group in one piece; at least one on players' pages. */
    List<MenuItem<MenuAction>> items();

    /** The id of the item that the cursor begins on; empty for the first. */
    default String initialItem() {
        return "";
    }

    /** What players' pages say at the foot instead of how they are used; empty for nothing. */
    default String footer() {
        return "";
    }
}
