package kodama.draw;

/** Something that can be drawn. */
@FunctionalInterface
public interface Drawable {
    /**
     * Adds the drawing commands.
     *
     * @param list receives the commands; valid only during the call
     */
    void draw(DrawList list);
}
