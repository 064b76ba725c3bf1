package kodama.draw;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import kodama.base.Checks;
import org.jspecify.annotations.Nullable;

/**
 * A picture divided into frames, numbered from 0: the cells of a grid, from left to right and top to bottom, or the
 * frames that its file describes, in the order of the file.
 *
 * <p>Immutable.
 */
public final class SpriteSheet {
    private static final SheetLayout.Frame NO_FRAME =
            SheetLayout.Frame.plain("", 0, 0, 1, 1, SheetLayout.DEFAULT_MILLIS);

    private final Image whole;
    private final Image[] frames;
    /** What the picture's file says of the frames; null for a grid. */
    private final @Nullable SheetLayout layout;

    private final Map<String, Integer> indexes = new HashMap<>();

    /**
     * Divides a picture into a grid; incomplete columns and rows are ignored.
     *
     * @param cellWidth width of a cell; in pixels, at least 1 and at most the picture's width
     * @param cellHeight height of a cell; in pixels, at least 1 and at most the picture's height
     * @throws IllegalArgumentException if a cell is empty or larger than the picture
     */
    public SpriteSheet(Image image, int cellWidth, int cellHeight) {
        this(image, SheetGrid.of(cellWidth, cellHeight));
    }

    /**
     * Divides a picture into a grid; incomplete columns and rows are ignored.
     *
     * @throws IllegalArgumentException if a cell is empty, a distance is negative, or there is no room for a cell
     */
    public SpriteSheet(Image image, SheetGrid grid) {
        whole = image;
        layout = null;
        checkGrid(image, grid);
        frames = cells(image, grid);
    }

    private SpriteSheet(Image image, SheetLayout layout) {
        whole = image;
        this.layout = layout;
        List<SheetLayout.Frame> all = layout.frames();
        frames = new Image[all.size()];
        for (int i = 0; i < frames.length; i++) {
            frames[i] = cut(image, all.get(i));
            addName(all.get(i).name(), i);
        }
    }

    /** Divides a picture as its file says; a file that does not say it has one frame, the whole picture. */
    public static SpriteSheet of(Image image) {
        SheetLayout layout = image.layout();
        return layout == null ? new SpriteSheet(image, image.width(), image.height()) : new SpriteSheet(image, layout);
    }

    private static void checkGrid(Image image, SheetGrid grid) {
        String sheet = " of sheet '" + image.name() + "'";
        Checks.between("cell width" + sheet, grid.width(), 1, image.width());
        Checks.between("cell height" + sheet, grid.height(), 1, image.height());
        Checks.between("margin" + sheet, grid.margin(), 0, Image.MAX_SIDE);
        Checks.between("spacing" + sheet, grid.spacingX(), 0, Image.MAX_SIDE);
        Checks.between("spacing" + sheet, grid.spacingY(), 0, Image.MAX_SIDE);
        Checks.between("offset" + sheet, grid.offsetX(), 0, Image.MAX_SIDE);
        Checks.between("offset" + sheet, grid.offsetY(), 0, Image.MAX_SIDE);
        if (!grid.fits(image))
            throw new IllegalArgumentException("image '" + image.name() + "' is " + image.width() + " by "
                    + image.height() + " pixels; margin and offset leave no room for a frame of " + grid.width()
                    + " by " + grid.height());
    }

    private static Image[] cells(Image whole, SheetGrid grid) {
        int columns = grid.columns(whole);
        Image[] cells = new Image[columns * grid.rows(whole)];
        if (cells.length == 1 && whole.width() == grid.width() && whole.height() == grid.height())
            return new Image[] {whole};
        for (int i = 0; i < cells.length; i++)
            cells[i] = whole.part(grid.left(i % columns), grid.top(i / columns), grid.width(), grid.height());
        return cells;
    }

    private static Image cut(Image whole, SheetLayout.Frame frame) {
        boolean isWhole = frame.fullWidth() == whole.width()
                && frame.fullHeight() == whole.height()
                && frame.width() == whole.width()
                && frame.height() == whole.height();
        if (isWhole && !frame.isRotated()) return whole;
        whole.requireInside(frame.x(), frame.y(), frame.widthInPicture(), frame.heightInPicture());
        int[] pixels = new int[frame.fullWidth() * frame.fullHeight()];
        for (int row = 0; row < frame.height(); row++)
            copyRow(whole, frame, row, pixels, (frame.top() + row) * frame.fullWidth() + frame.left());
        return new Image(whole.name(), frame.fullWidth(), frame.fullHeight(), pixels);
    }

    private static void copyRow(Image whole, SheetLayout.Frame frame, int row, int[] target, int at) {
        if (!frame.isRotated()) {
            System.arraycopy(whole.pixels, (frame.y() + row) * whole.width() + frame.x(), target, at, frame.width());
            return;
        }
        int column = frame.x() + frame.height() - 1 - row;
        for (int i = 0; i < frame.width(); i++) target[at + i] = whole.pixels[(frame.y() + i) * whole.width() + column];
    }

    /** A frame can also be found by its name without the extension of a picture. */
    private void addName(String name, int index) {
        if (name.isEmpty()) return;
        indexes.putIfAbsent(name, index);
        String plain = name.replaceFirst("\\.(png|aseprite|ase|gif|jpe?g|bmp|psd|tga|webp)$", "");
        indexes.putIfAbsent(plain, index);
    }

    /**
     * Returns a frame.
     *
     * @param index index of the frame, from 0
     * @return the frame's picture
     * @throws IllegalArgumentException if there is no such frame
     */
    public Image frame(int index) {
        if (index >= 0 && index < frames.length) return frames[index];
        throw new IllegalArgumentException(
                "sheet '" + whole.name() + "' has " + frames.length + " frames; there is no index " + index);
    }

    /**
     * Returns the index of a frame by its name, with or without the extension of a picture.
     *
     * @return the index, from 0; -1 if no frame has the name
     */
    public int indexOf(String name) {
        return indexes.getOrDefault(name, -1);
    }

    /** Returns the names of the frames, sorted; empty if they have none. */
    public List<String> names() {
        return indexes.keySet().stream().sorted().toList();
    }

    /**
     * Returns how long a frame is shown.
     *
     * @param index index of the frame, from 0
     * @return in milliseconds, at least 1; 100 if the file does not say it
     * @throws IllegalArgumentException if there is no such frame
     */
    public int millis(int index) {
        frame(index);
        return (layout == null ? NO_FRAME : layout.frames().get(index)).millis();
    }

    /** Returns the animations that the file describes. */
    public List<SheetAnimation> animations() {
        return layout == null ? List.of() : layout.animations();
    }

    /**
     * Returns the first animation of a name that the file describes.
     *
     * @return null if there is none
     */
    public @Nullable SheetAnimation animation(String name) {
        return layout == null ? null : layout.animation(name);
    }

    /** Returns the slices that the file describes. */
    public List<SheetLayout.Slice> slices() {
        return layout == null ? List.of() : layout.slices();
    }

    /**
     * Returns a slice as it is in a frame.
     *
     * @param frame index of the frame
     * @return null if there is none of that name in the frame
     */
    public SheetLayout.@Nullable Slice slice(String name, int frame) {
        return layout == null ? null : layout.slice(name, frame);
    }

    /** Returns the number of frames, at least 1. */
    public int count() {
        return frames.length;
    }

    /** Returns the whole picture. */
    public Image whole() {
        return whole;
    }

    /** Returns the width of the first frame, in pixels. */
    public int cellWidth() {
        return frames[0].width();
    }

    /** Returns the height of the first frame, in pixels. */
    public int cellHeight() {
        return frames[0].height();
    }
}
