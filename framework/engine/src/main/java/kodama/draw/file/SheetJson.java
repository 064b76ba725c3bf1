package kodama.draw.file;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import kodama.data.Json;
import kodama.draw.Image;
import kodama.draw.PictureFormat;
import kodama.draw.PlayDirection;
import kodama.draw.SheetFormat;
import kodama.draw.SheetLayout;
import org.jspecify.annotations.Nullable;

/**
 * Sheets in JSON, as Aseprite, TexturePacker and other tools export them: as a hash or an array of frames.
 *
 * <p>A file describes a sheet if its {@code frames} have rectangles named {@code frame}; any other valid
 * JSON file of the same name belongs to the game.
 *
 * @see <a href="https://www.aseprite.org/docs/sprite-sheet/">Sprite sheets of Aseprite</a>
 */
public final class SheetJson implements SheetFormat {
    private static final String ONE_PICTURE = "the sheet consists of several pictures; export it as one picture";

    @Override
    public String extension() {
        return "json";
    }

    @Override
    public Image read(String path, byte[] file, Image picture) throws IOException {
        JsonNode root = new JsonNode(path, "", Json.read(path, file));
        for (JsonNode texture : root.get("textures").children())
            if (isSheet(texture)) throw root.failure("cannot be used: " + ONE_PICTURE);
        return isSheet(root) ? picture.withLayout(new Reading(root, picture).layout()) : picture;
    }

    private static boolean isSheet(JsonNode root) {
        List<JsonNode> frames = root.get("frames").children();
        return !frames.isEmpty() && frames.get(0).get("frame").isMap();
    }

    /** Reads one file. */
    private static final class Reading {
        private final JsonNode root;
        private final Image picture;
        private final List<SheetLayout.Frame> frames = new ArrayList<>();
        private final Map<String, Integer> indexes = new HashMap<>();

        Reading(JsonNode root, Image picture) {
            this.root = root;
            this.picture = picture;
        }

        SheetLayout layout() throws IOException {
            JsonNode meta = root.get("meta");
            if (!meta.get("related_multi_packs").children().isEmpty())
                throw meta.failure("names related_multi_packs: " + ONE_PICTURE);
            addFrames(root.get("frames"));
            AnimationList animations = new AnimationList();
            for (JsonNode tag : meta.get("frameTags").children()) addTag(animations, tag);
            addLists(animations, root.get("animations"));
            List<SheetLayout.Slice> slices = new ArrayList<>();
            for (JsonNode slice : meta.get("slices").children()) addSlice(slices, slice);
            return new SheetLayout(frames, animations.all, slices);
        }

        private void addFrames(JsonNode all) throws IOException {
            List<JsonNode> nodes = all.children();
            List<String> names = all.names();
            if (nodes.size() > SheetLayout.MAX_FRAMES)
                throw all.failure("must be at most " + SheetLayout.MAX_FRAMES + " but were " + nodes.size());
            long pixels = 0;
            for (int i = 0; i < nodes.size(); i++) {
                JsonNode node = nodes.get(i);
                String name = all.isMap() ? names.get(i) : node.get("filename").text("");
                SheetLayout.Frame frame = frame(node, name);
                pixels += (long) frame.fullWidth() * frame.fullHeight();
                if (pixels > PictureFormat.MAX_PIXELS)
                    throw node.failure("is too large: the frames up to it have more than %,d pixels together"
                            .formatted(PictureFormat.MAX_PIXELS));
                indexes.putIfAbsent(name, i);
                frames.add(frame);
            }
        }

        private SheetLayout.Frame frame(JsonNode node, String name) throws IOException {
            SheetLayout.Bounds place = bounds(node.get("frame"));
            boolean isRotated = node.get("rotated").flag();
            requireInPicture(node, place, isRotated);
            JsonNode source = node.get("spriteSourceSize");
            JsonNode size = node.get("sourceSize");
            int left = side(source.get("x"), 0, 0);
            int top = side(source.get("y"), 0, 0);
            int width = side(size.get("w"), 1, left + place.width());
            int height = side(size.get("h"), 1, top + place.height());
            if (width > Image.MAX_SIDE || height > Image.MAX_SIDE)
                throw source.failure("makes the frame " + width + "x" + height + "; a side may have 1 to "
                        + Image.MAX_SIDE + " pixels");
            if (left + place.width() > width || top + place.height() > height)
                throw size.failure("is " + width + "x" + height + ", which has no room for the frame of "
                        + place.width() + "x" + place.height() + " at " + left + "," + top);
            int millis = node.get("duration").integer(0, Integer.MAX_VALUE, SheetLayout.DEFAULT_MILLIS);
            int shown = Math.max(1, Math.min(SheetLayout.MAX_MILLIS, millis));
            return new SheetLayout.Frame(
                    name,
                    place.x(),
                    place.y(),
                    place.width(),
                    place.height(),
                    isRotated,
                    left,
                    top,
                    width,
                    height,
                    shown);
        }

        private void requireInPicture(JsonNode node, SheetLayout.Bounds place, boolean isRotated) throws IOException {
            int width = isRotated ? place.height() : place.width();
            int height = isRotated ? place.width() : place.height();
            boolean isInside = place.x() + width <= picture.width() && place.y() + height <= picture.height();
            if (!isInside)
                throw node.get("frame")
                        .failure("is " + width + "x" + height + " at " + place.x() + "," + place.y()
                                + ", which is outside of the picture of " + picture.width() + "x" + picture.height());
        }

        private static SheetLayout.Bounds bounds(JsonNode node) throws IOException {
            return new SheetLayout.Bounds(
                    node.get("x").integer(0, Image.MAX_SIDE),
                    node.get("y").integer(0, Image.MAX_SIDE),
                    node.get("w").integer(1, Image.MAX_SIDE),
                    node.get("h").integer(1, Image.MAX_SIDE));
        }

        private static int side(JsonNode node, int least, int fallback) throws IOException {
            return node.integer(least, Image.MAX_SIDE, fallback);
        }

        private void addTag(AnimationList animations, JsonNode tag) throws IOException {
            int from = tag.get("from").integer(0, frames.size() - 1);
            int to = tag.get("to").integer(from, frames.size() - 1);
            PlayDirection direction = direction(tag.get("direction"));
            animations.add(tag.get("name").text(), from, to, direction, repeat(tag.get("repeat")));
        }

        private static PlayDirection direction(JsonNode node) throws IOException {
            return switch (node.text("forward").toLowerCase(Locale.ROOT)) {
                case "reverse" -> PlayDirection.REVERSE;
                case "pingpong" -> PlayDirection.PING_PONG;
                case "pingpong_reverse" -> PlayDirection.PING_PONG_REVERSE;
                default -> PlayDirection.FORWARD;
            };
        }

        /** Aseprite writes it as a string. */
        private static int repeat(JsonNode node) throws IOException {
            if (!(node.value() instanceof String text)) return node.integer(0, 65_535, 0);
            if (text.matches("\\d{1,5}")) return Math.min(65_535, Integer.parseInt(text));
            throw node.failure("must be a number from 0 to 65535 but was \"" + text + "\"");
        }

        /** Adds animations that list the names of their frames, as TexturePacker writes them for PixiJS. */
        private void addLists(AnimationList animations, JsonNode lists) throws IOException {
            if (!lists.isMap()) return;
            List<String> names = lists.names();
            List<JsonNode> all = lists.children();
            for (int i = 0; i < all.size(); i++) {
                List<Integer> listed = listed(all.get(i));
                if (!listed.isEmpty()) animations.add(names.get(i), listed);
            }
        }

        private List<Integer> listed(JsonNode list) throws IOException {
            List<Integer> found = new ArrayList<>();
            for (JsonNode name : list.children()) {
                @Nullable Integer index = indexes.get(name.text());
                if (index == null) throw name.failure("names the frame \"" + name.text() + "\", which does not exist");
                found.add(index);
            }
            return found;
        }

        private void addSlice(List<SheetLayout.Slice> slices, JsonNode slice) throws IOException {
            for (JsonNode key : slice.get("keys").children()) {
                JsonNode center = key.get("center");
                JsonNode pivot = key.get("pivot");
                slices.add(new SheetLayout.Slice(
                        slice.get("name").text(),
                        key.get("frame").integer(0, SheetLayout.MAX_FRAMES, 0),
                        sliceBounds(key.get("bounds")),
                        center.isMissing() ? null : sliceBounds(center),
                        pivot.isMissing() ? null : point(pivot)));
            }
        }

        /** Slices may reach outside of the frame. */
        private static SheetLayout.Bounds sliceBounds(JsonNode node) throws IOException {
            return new SheetLayout.Bounds(
                    coordinate(node.get("x")),
                    coordinate(node.get("y")),
                    node.get("w").integer(0, Image.MAX_SIDE),
                    node.get("h").integer(0, Image.MAX_SIDE));
        }

        private static SheetLayout.Point point(JsonNode node) throws IOException {
            return new SheetLayout.Point(coordinate(node.get("x")), coordinate(node.get("y")));
        }

        private static int coordinate(JsonNode node) throws IOException {
            return node.integer(-Image.MAX_SIDE, Image.MAX_SIDE);
        }
    }
}
