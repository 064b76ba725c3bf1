package kodama.script.map;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import kodama.base.StateSink;

/**
 * The maps that scripts have made, as long as scripts use them.
 *
 * <p>The state has the tiles that were set on each of them in this scene, also on those that nothing uses any more:
 * otherwise it would depend on when memory is collected.
 */
final class MadeMaps {
    private static final int FEW = 16;

    private final TileSum changed = new TileSum();
    /** In the order in which they were made; null of those that are gone. */
    private final List<WeakReference<ScriptedMap>> maps = new ArrayList<>();

    private int limit = FEW;
    private long made;

    /** Returns what counts the tiles that are set on the map that is made next. */
    TileChanges changesOfNext() {
        made++;
        return new TileChanges(changed, 2 * made + 1);
    }

    void add(ScriptedMap map) {
        if (maps.size() >= limit) {
            maps.removeIf(each -> each.get() == null);
            limit = Math.max(FEW, 2 * maps.size());
        }
        maps.add(new WeakReference<>(map));
    }

    /** Ends a scene: all maps have the tiles again with which they were made. */
    void endScene() {
        for (WeakReference<ScriptedMap> each : maps) {
            ScriptedMap map = each.get();
            if (map != null) map.undoChanges();
        }
        changed.reset();
    }

    /** Adds the tiles that scripts have set; nothing if there are none. */
    void writeState(StateSink to) {
        if (changed.count() == 0) return;
        to.add("tiles of maps of letters that scripts have set", changed.count());
        to.add("hash of these tiles", changed.hash());
    }
}
