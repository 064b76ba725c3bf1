package kodama.dev.overlay;

import kodama.dev.ui.DotCanvas;
import kodama.draw.CameraView;
import kodama.draw.DrawList;
import kodama.draw.PixelFont;
import kodama.draw.Viewport;
import kodama.geom.Hitbox;

/** Draws over the game at positions of its world, in the window's resolution. */
final class GameSpaceCanvas {
    private static final int ARROW_HEAD = 3;

    /** Dark border of bright shapes. */
    private static final int SHADE = 0xE0000000;

    private static final CameraView NO_CAMERA = new CameraView(0, 0, 1, 0, 0, 0, 0, 0);

    private final DrawList list;
    private final int dot;
    private final Viewport place;
    private final double scaleX;
    private final double scaleY;
    private CameraView camera = NO_CAMERA;

    /** {@code width} and {@code height} are those of the game's picture, in virtual pixels. */
    GameSpaceCanvas(DotCanvas canvas, Viewport place, int width, int height) {
        list = canvas.list();
        dot = canvas.dot();
        this.place = place;
        scaleX = (double) place.width() / width;
        scaleY = (double) place.height() / height;
    }

    /** Sets the camera by which the world is seen, and clips to its view. */
    void setCamera(CameraView view) {
        camera = view;
        boolean isWhole = view.width() == 0 && view.height() == 0;
        if (isWhole) begin();
        else
            list.clip(
                    place.x() + view.left() * scaleX,
                    place.y() + view.top() * scaleY,
                    view.width() * scaleX,
                    view.height() * scaleY);
    }

    private double x(double worldX, double worldY) {
        return place.x() + camera.screenX(worldX, worldY) * scaleX;
    }

    private double y(double worldX, double worldY) {
        return place.y() + camera.screenY(worldX, worldY) * scaleY;
    }

    /** Draws the outline of a hitbox, one dot wide. */
    void outline(Hitbox box, double x, double y, int color) {
        if (box.isCircle()) circle(x, y, box.halfWidth(), color);
        else if (box.isAxisAligned() && camera.rotation() == 0)
            frame(x - box.halfWidth(), y - box.halfHeight(), 2 * box.halfWidth(), 2 * box.halfHeight(), color);
        else outlinePolygon(box, x, y, color);
    }

    /** Draws lines parallel to the edges at the distance of the corner radius, and the round ends of a capsule. */
    private void outlinePolygon(Hitbox box, double x, double y, int color) {
        int corners = box.cornerCount();
        for (int i = 0; i < corners; i++) edge(box, i, (i + 1) % corners, x, y, color);
        for (int i = 0; i < corners && box.cornerRadius() > 0; i++)
            circle(x + box.cornerX(i), y + box.cornerY(i), box.cornerRadius(), color);
    }

    private void edge(Hitbox box, int from, int to, double x, double y, int color) {
        double wayX = box.cornerX(to) - box.cornerX(from);
        double wayY = box.cornerY(to) - box.cornerY(from);
        double length = Math.sqrt(wayX * wayX + wayY * wayY);
        double outX = length == 0 ? 0 : wayY / length * box.cornerRadius();
        double outY = length == 0 ? 0 : -wayX / length * box.cornerRadius();
        double startX = x + box.cornerX(from) + outX;
        double startY = y + box.cornerY(from) + outY;
        between(startX, startY, startX + wayX, startY + wayY, color);
    }

    /** Draws a ring one dot wide between two dark ones, so that it is visible on bright pictures, too. */
    void circle(double x, double y, double radius, int color) {
        double outer = Math.max(1, radius * camera.zoom() * scaleX);
        ring(x(x, y), y(x, y), outer + dot, SHADE);
        if (outer > 2 * dot) ring(x(x, y), y(x, y), outer - dot, SHADE);
        ring(x(x, y), y(x, y), outer, color);
    }

    private void ring(double x, double y, double radius, int color) {
        for (int i = 0; i < dot; i++) list.circle(x, y, Math.max(1, radius - i), color);
    }

    private void frame(double left, double top, double width, double height, int color) {
        frameIn(-dot, left, top, width, height, SHADE);
        frameIn(0, left, top, width, height, color);
    }

    /** Draws a frame one dot wide, inset by a number of pixels from a rectangle of the game. */
    private void frameIn(int inset, double left, double top, double width, double height, int color) {
        for (int i = inset; i < inset + dot; i++)
            list.frame(
                    x(left, top) + i,
                    y(left, top) + i,
                    width * camera.zoom() * scaleX - 2 * i,
                    height * camera.zoom() * scaleY - 2 * i,
                    color);
    }

    /** Draws an arrow from one position to another. */
    void arrow(double x, double y, double toX, double toY, int color) {
        between(x, y, toX, toY, color);
        list.disc(x(toX, toY), y(toX, toY), Math.max(1, ARROW_HEAD * dot / 2.0 - 1), color);
    }

    private void between(double x, double y, double toX, double toY, int color) {
        line(x(x, y), y(x, y), x(toX, toY), y(toX, toY), color);
    }

    private void line(double x, double y, double toX, double toY, int color) {
        boolean isSteep = Math.abs(toY - y) > Math.abs(toX - x);
        for (int i = 0; i < dot; i++)
            list.line(
                    x + (isSteep ? i : 0),
                    y + (isSteep ? 0 : i),
                    toX + (isSteep ? i : 0),
                    toY + (isSteep ? 0 : i),
                    color);
    }

    /** Writes text above and to the right of a position. */
    void text(String text, double x, double y, int color) {
        list.text(text, x(x, y) + dot, y(x, y) - PixelFont.HEIGHT * dot, color, dot);
    }

    /** Clips to the game's picture. */
    void begin() {
        list.clip(place.x(), place.y(), place.width(), place.height());
    }

    void end() {
        list.resetState();
    }
}
