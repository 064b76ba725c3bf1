package kodama.script.map;

import kodama.base.PrintableText;
import kodama.draw.DrawList;
import kodama.lua.bind.FieldKey;
import kodama.lua.bind.Lua;
import kodama.map.TiledMap.Layer;
import kodama.script.look.ScriptColors;
import kodama.script.task.Blend;
import kodama.script.task.ScriptedTask;

/** A layer of a map as a task, which is drawn in the order of its priority. Its animated tiles follow its rate. */
public final class MapLayerTask extends ScriptedTask {
    /** The names of the fields that are read in each frame. */
    public static final class Names {
        private final FieldKey tint;
        private final FieldKey alpha;
        private final FieldKey blend;

        /** Finds the names in a machine. */
        public Names(Lua lua) {
            tint = lua.key("tint");
            alpha = lua.key("alpha");
            blend = lua.key("blend");
        }
    }

    private final ScriptedMap map;
    private final String layer;
    private final MapDrawing drawing;
    private final Names names;
    private final double millisecondsPerTick;
    private double milliseconds;

    /**
     * Creates a task, which is to be spawned.
     *
     * @param layer name of the layer; nothing is drawn while the map has none of this name
     * @param tickRate ticks per second
     */
    public MapLayerTask(ScriptedMap map, String layer, MapDrawing drawing, Names names, int tickRate) {
        this.map = map;
        this.layer = layer;
        this.drawing = drawing;
        this.names = names;
        millisecondsPerTick = 1000.0 / tickRate;
        setDrawn(true);
    }

    @Override
    protected boolean update(double dt) {
        milliseconds += timeScale() * millisecondsPerTick;
        return true;
    }

    @Override
    public void draw(DrawList list) {
        Layer found = isHidden() ? null : map.find(layer);
        if (found == null) return;
        drawing.paint(
                list,
                map,
                found,
                x() + shiftX(),
                y() + shiftY(),
                Blend.mode("'blend'", table().get(names.blend)),
                ScriptColors.argb("'tint'", table().number(names.tint, ScriptColors.WHITE)),
                table().number(names.alpha, 1),
                (long) milliseconds);
    }

    @Override
    protected String kind() {
        return "layer " + PrintableText.line(layer);
    }
}
