package kodama.player.menu;

import java.util.List;

/** A page of a menu. Its methods are called whenever it is drawn, so that it is up to date. */
public interface MenuPage {
    /**
     * Returns the lines above the items. Pages for players have a title and, if their values have columns, the headings
     * of these, separated by tabs.
     */
    List<String> header();

    /** Returns the items, those of a group adjacent; at least one on pages for players. */
    List<MenuItem<MenuAction>> items();

    /** Returns the id of the item that is selected at first; empty for the first item. */
    default String initialItem() {
        return "";
    }

    /** Returns the text at the bottom of a page for players; empty for the default help text. */
    default String footer() {
        return "";
    }
}
