package kodama.dev.menu;

import java.util.List;
import kodama.dev.ui.MenuItem;

/** A page of the debug menu; asked again whenever it is drawn, so that what it tells is true. */
interface MenuPage {
    /** What stands above the items. */
    List<String> head();

    List<MenuItem<Choice>> items();

    /** Which item the cursor begins on; empty for the first. */
    default String start() {
        return "";
    }

    /** A row that only tells something. */
    static MenuItem<Choice> told(String group, String title, String note) {
        return new MenuItem<>(group + "/" + title, group, title, note, null);
    }

    /** An item of a page on which no two titles are alike. */
    static MenuItem<Choice> item(String group, String title, String note, Choice choice) {
        return new MenuItem<>(group + "/" + title, group, title, note, choice);
    }
}
