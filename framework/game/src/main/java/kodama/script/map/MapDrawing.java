package kodama.script.map;

import kodama.draw.BlendMode;
import kodama.draw.DrawList;
import kodama.map.TiledMap;
import kodama.map.TiledMap.Layer;
import kodama.script.config.Display;

/** Draws layers of maps, with their parallax. */
public final class MapDrawing {
    private final double middleX;
    private final double middleY;

    /** Draws for a screen. */
    public MapDrawing(Display display) {
        middleX = display.width() / 2.0;
        middleY = display.height() / 2.0;
    }

    /**
     * Draws a layer. With parallax, it is in its place when the map's top left corner is in that of the screen, or, if
     * the map has a parallax origin, when this is in the middle of the screen.
     *
     * @param milliseconds time that animated tiles show
     */
    public void paint(
            DrawList list,
            ScriptedMap scripted,
            Layer layer,
            double x,
            double y,
            BlendMode blend,
            int tint,
            double alpha,
            long milliseconds) {
        TiledMap map = scripted.map();
        double across = layer.parallaxX();
        double down = layer.parallaxY();
        boolean moves = across != 1 || down != 1;
        boolean hasOrigin = map.parallaxOriginX() != 0 || map.parallaxOriginY() != 0;
        double left = moves ? x * across : x;
        double top = moves ? y * down : y;
        if (hasOrigin) {
            left += (middleX - map.parallaxOriginX()) * (1 - across);
            top += (middleY - map.parallaxOriginY()) * (1 - down);
        }
        if (moves) list.parallax(across, down);
        scripted.painter().paint(list, layer, left, top, blend, tint, alpha, milliseconds);
        if (moves) list.parallax(1, 1);
    }
}
