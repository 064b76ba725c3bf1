package kodama.save;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import kodama.save.SaveFormat.SaveDamage;

/** Encodes and decodes answers: the number of the query, a kind, the name, and the rest by the kind. */
public final class SaveAnswerCodec {
    private static final byte ABSENT = 0;
    private static final byte CONTENT = 1;
    private static final byte SIZES = 2;
    private static final byte FAILURE = 3;

    /** Most saves in a folder; a game can have fewer, but other programs may write there too. */
    private static final int MAX_FILES = 1_000_000;

    private SaveAnswerCodec() {}

    /** Encodes an answer. */
    public static byte[] encode(SaveAnswer answer) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
            write(answer, new DataOutputStream(bytes));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return bytes.toByteArray();
    }

    private static void write(SaveAnswer answer, DataOutputStream out) throws IOException {
        out.writeLong(answer.query());
        out.writeByte(kind(answer));
        out.writeUTF(answer.name());
        if (answer instanceof SaveAnswer.Content content && content.bytes() != null) out.write(content.bytes());
        if (answer instanceof SaveAnswer.Failure failure)
            out.write(failure.message().getBytes(StandardCharsets.UTF_8));
        if (answer instanceof SaveAnswer.Sizes all) writeSizes(all.sizes(), out);
    }

    private static byte kind(SaveAnswer answer) {
        if (answer instanceof SaveAnswer.Content content) return content.bytes() == null ? ABSENT : CONTENT;
        return answer instanceof SaveAnswer.Sizes ? SIZES : FAILURE;
    }

    private static void writeSizes(SortedMap<String, Long> sizes, DataOutputStream out) throws IOException {
        out.writeInt(sizes.size());
        for (Map.Entry<String, Long> each : sizes.entrySet()) {
            out.writeUTF(each.getKey());
            out.writeLong(each.getValue());
        }
    }

    /**
     * Decodes an answer.
     *
     * @param bytes the result of {@link #encode}, possibly damaged or made by someone else
     * @throws IllegalArgumentException if a world cannot have been answered so
     */
    public static SaveAnswer decode(byte[] bytes) {
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
            SaveAnswer answer = read(in);
            if (in.available() > 0) throw failure("it is too long");
            return answer;
        } catch (IOException cut) {
            throw failure("it is cut off");
        } catch (SaveDamage damage) {
            throw failure("a save is damaged: " + damage.getMessage());
        }
    }

    private static IllegalArgumentException failure(String reason) {
        return new IllegalArgumentException("invalid answer about saves: " + reason);
    }

    private static SaveAnswer read(DataInputStream in) throws IOException {
        long query = in.readLong();
        byte kind = in.readByte();
        String name = in.readUTF();
        if (query < 1) throw failure("the number of its query must be at least 1 but was " + query);
        if (name.isEmpty()
                ? kind != SIZES && kind != FAILURE
                : kind == SIZES || !isSave(name) && !name.equals(SaveName.REPLAYS))
            throw failure("it has a wrong name");
        return switch (kind) {
            case ABSENT -> new SaveAnswer.Content(query, name, null);
            case CONTENT -> new SaveAnswer.Content(query, name, content(in));
            case SIZES -> new SaveAnswer.Sizes(query, sizes(in));
            case FAILURE -> new SaveAnswer.Failure(query, name, new String(in.readAllBytes(), StandardCharsets.UTF_8));
            default -> throw failure("it has the unknown kind " + kind);
        };
    }

    private static boolean isSave(String name) {
        return SaveName.isValid(name) && !name.equals(SaveName.SETTINGS);
    }

    /** Reads a save, which must not be damaged: a replay does not look for another version. */
    private static byte[] content(DataInputStream in) throws IOException {
        if (in.available() > SaveFormat.MAX_BYTES) throw new SaveDamage("it is too large for a save");
        return StoredSave.parse(in.readAllBytes()).content();
    }

    private static SortedMap<String, Long> sizes(DataInputStream in) throws IOException {
        int count = in.readInt();
        if (count < 0 || count > MAX_FILES) throw failure("it has " + count + " saves");
        SortedMap<String, Long> sizes = new TreeMap<>();
        for (int i = 0; i < count; i++) addSize(in.readUTF(), in.readLong(), sizes);
        return sizes;
    }

    private static void addSize(String name, long size, SortedMap<String, Long> sizes) {
        if (!isSave(name) || size < 0 || sizes.put(name, size) != null) throw failure("it has a wrong list of saves");
    }
}
