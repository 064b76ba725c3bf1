package kodama.script.map;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kodama.map.TiledMap;
import kodama.map.TiledReader;

/** Builds maps from rows of letters: the text of a map as Tiled writes it. Tiles have no pictures. */
public final class RowsMap {
    /** What a letter stands for. */
    public enum Ground {
        EMPTY,
        SOLID,
        SLOPE_UP,
        SLOPE_DOWN,
        ONE_WAY
    }

    /** The name of the map in messages, and of its layer. */
    static final String NAME = "rows";

    private final int size;
    private final Map<Integer, Ground> legend;
    private final Map<Integer, Integer> numbers = new LinkedHashMap<>();
    private final StringBuilder cells = new StringBuilder();

    /**
     * Prepares a map.
     *
     * @param size width and height of a tile, in pixels
     * @param legend what letters stand for; others are tiles that are not solid, spaces and dots are empty
     */
    public RowsMap(int size, Map<Integer, Ground> legend) {
        this.size = size;
        this.legend = legend;
    }

    /** Builds the map. Short rows are empty at their ends. */
    public TiledMap build(List<String> rows) {
        int width = rows.stream().mapToInt(RowsMap::length).max().orElse(0);
        for (String row : rows) add(row, width);
        String text = "<map orientation='orthogonal' width='" + width + "' height='" + rows.size() + "'" + tileSize()
                + "><tileset firstgid='1' name='" + NAME + "'" + tileSize() + " columns='0' tilecount='"
                + numbers.size() + "'>" + tiles() + "</tileset><layer name='" + NAME + "' width='" + width
                + "' height='" + rows.size() + "'><data encoding='csv'>"
                + cells.substring(0, Math.max(0, cells.length() - 1)) + "</data></layer></map>";
        return TiledReader.read(NAME, path -> text.getBytes(StandardCharsets.UTF_8));
    }

    private static int length(String row) {
        return row.codePointCount(0, row.length());
    }

    private String tileSize() {
        return " tilewidth='" + size + "' tileheight='" + size + "'";
    }

    private void add(String row, int width) {
        row.codePoints().forEach(letter -> cells.append(number(letter)).append(','));
        cells.append("0,".repeat(width - length(row)));
    }

    private int number(int letter) {
        if (letter == ' ' || letter == '.') return 0;
        return numbers.computeIfAbsent(letter, unused -> numbers.size() + 1);
    }

    private String tiles() {
        StringBuilder tiles = new StringBuilder();
        numbers.forEach((letter, number) -> tiles.append("<tile id='")
                .append(number - 1)
                .append("'><properties><property name='letter' value='&#")
                .append(letter)
                .append(";'/>")
                .append(ground(legend.getOrDefault(letter, Ground.EMPTY)))
                .append("</tile>"));
        return tiles.toString();
    }

    private String ground(Ground ground) {
        return switch (ground) {
            case EMPTY -> "</properties>";
            case SOLID -> "<property name='solid' type='bool' value='true'/></properties>";
            case ONE_WAY ->
                "<property name='one_way' type='bool' value='true'/></properties>"
                        + shape("0,0 " + size + ",0 " + size + "," + size / 4.0 + " 0," + size / 4.0);
            case SLOPE_UP -> "</properties>" + shape("0," + size + " " + size + ",0 " + size + "," + size);
            case SLOPE_DOWN -> "</properties>" + shape("0,0 " + size + "," + size + " 0," + size);
        };
    }

    private static String shape(String points) {
        return "<objectgroup><object id='1' x='0' y='0'><polygon points='" + points + "'/></object></objectgroup>";
    }
}
