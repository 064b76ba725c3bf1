package kodama.dev.ui;

import kodama.input.Pad;
import kodama.player.KeyRepeat;
import kodama.player.menu.Menu;

/** Moves a menu's cursor by keys and pad; what is held down repeats. */
public final class MenuKeys {
    private final KeyRepeat up = new KeyRepeat();
    private final KeyRepeat down = new KeyRepeat();
    private final KeyRepeat pageUp = new KeyRepeat();
    private final KeyRepeat pageDown = new KeyRepeat();

    /** Goes up, down, by pages and to the ends. */
    public void move(Pad pad, Menu<?> menu) {
        if (up.happens(pad, "up")) menu.moveBy(-1);
        if (down.happens(pad, "down")) menu.moveBy(1);
        if (pageUp.happens(pad, DevKeys.PAGE_UP)) menu.moveByPages(-1);
        if (pageDown.happens(pad, DevKeys.PAGE_DOWN)) menu.moveByPages(1);
        if (pad.isPressed(DevKeys.HOME)) menu.moveToFirst();
        if (pad.isPressed(DevKeys.END)) menu.moveToLast();
    }

    /** Goes from group to group. */
    public void moveAside(Pad pad, Menu<?> menu) {
        if (pad.isPressed("left")) menu.moveByGroups(-1);
        if (pad.isPressed("right")) menu.moveByGroups(1);
    }
}
