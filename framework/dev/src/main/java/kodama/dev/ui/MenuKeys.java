package kodama.dev.ui;

import kodama.input.Pad;
import kodama.player.KeyRepeat;
import kodama.player.menu.Menu;

/** Moves a menu's cursor by keys and controllers; held keys repeat. */
public final class MenuKeys {
    private final KeyRepeat up = new KeyRepeat();
    private final KeyRepeat down = new KeyRepeat();
    private final KeyRepeat pageUp = new KeyRepeat();
    private final KeyRepeat pageDown = new KeyRepeat();

    /** Moves up and down, by pages and to the ends. */
    public void move(Pad pad, Menu<?> menu) {
        if (up.happens(pad, "up")) menu.moveBy(-1);
        if (down.happens(pad, "down")) menu.moveBy(1);
        if (pageUp.happens(pad, DevKeys.PAGE_UP)) menu.moveByPages(-1);
        if (pageDown.happens(pad, DevKeys.PAGE_DOWN)) menu.moveByPages(1);
        if (pad.isPressed(DevKeys.HOME)) menu.moveToFirst();
        if (pad.isPressed(DevKeys.END)) menu.moveToLast();
    }

    /** Moves between groups. */
    public void moveAside(Pad pad, Menu<?> menu) {
        if (pad.isPressed("left")) menu.moveByGroups(-1);
        if (pad.isPressed("right")) menu.moveByGroups(1);
    }
}
