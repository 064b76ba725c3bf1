package kodama.dev.inspect;

import java.awt.Rectangle;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import kodama.dev.PersistentProperties;
import kodama.file.ContainedPath;

/** The bounds of the inspector's window: next to the game at first, then where the user left it. */
final class WindowBounds {
    private static final String FILE = ".kodama/inspector.properties";
    private static final String[] NAMES = {"x", "y", "width", "height"};

    /** Minimum visible width and height, so that the window can be moved. */
    private static final int MIN_IN_VIEW = 80;

    private final PersistentProperties file;

    WindowBounds(ContainedPath folder, Consumer<String> log) {
        file = new PersistentProperties(
                folder.resolve(FILE)::checked,
                log,
                "the inspector's position could not be read: ",
                "the inspector's position is not saved: ");
    }

    /** The saved bounds, if they are still on the screen. */
    Optional<Rectangle> saved(Rectangle screen) {
        return parse(file.read()).filter(place -> isInView(place, screen));
    }

    private static Optional<Rectangle> parse(Map<String, String> values) {
        int[] numbers = new int[NAMES.length];
        for (int i = 0; i < NAMES.length; i++) {
            String value = values.getOrDefault(NAMES[i], "");
            if (!value.matches("-?\\d{1,6}")) return Optional.empty();
            numbers[i] = Integer.parseInt(value);
        }
        return Optional.of(new Rectangle(numbers[0], numbers[1], numbers[2], numbers[3]));
    }

    private static boolean isInView(Rectangle place, Rectangle screen) {
        Rectangle seen = place.intersection(screen);
        return seen.width >= MIN_IN_VIEW && seen.height >= MIN_IN_VIEW && place.y >= screen.y;
    }

    void save(Rectangle place) {
        file.write(Map.of(
                NAMES[0], String.valueOf(place.x),
                NAMES[1], String.valueOf(place.y),
                NAMES[2], String.valueOf(place.width),
                NAMES[3], String.valueOf(place.height)));
    }

    /**
     * Bounds to the right of the game, or to the left if there is more space; over the game if there is none.
     *
     * @param least minimum width
     */
    static Rectangle beside(Rectangle game, int width, int height, int least, Rectangle screen) {
        int right = screen.x + screen.width - (game.x + game.width);
        int left = game.x - screen.x;
        int room = Math.max(right, left);
        int fitting = Math.min(width, Math.min(screen.width, Math.max(room, least)));
        int x = right >= left ? Math.min(game.x + game.width, screen.x + screen.width - fitting) : game.x - fitting;
        int high = Math.min(height, screen.height);
        int y = Math.min(game.y, screen.y + screen.height - high);
        return new Rectangle(Math.max(screen.x, x), Math.max(screen.y, y), fitting, high);
    }
}
