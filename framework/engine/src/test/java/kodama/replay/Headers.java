package kodama.replay;

import java.util.LinkedHashMap;
import java.util.Map;

/** Headers for tests. */
final class Headers {
    private Headers() {}

    static ReplayHeader plain() {
        return of("Kodama", 3600, Map.of());
    }

    static ReplayHeader of(String title, long ticks, Map<String, Object> fields) {
        return new ReplayHeader(title, "org.demo", "1.2", "2.0", "17.0.9", 1_700_000_000, ticks, 60, fields, 0x1234L);
    }

    /** A header that is as long as possible. */
    static ReplayHeader longest() {
        String text = "ä".repeat(ReplayHeader.MAX_TEXT_BYTES / 2);
        Map<String, Object> fields = new LinkedHashMap<>();
        for (int i = 10; i < 10 + ReplayHeader.MAX_FIELDS; i++) fields.put("n".repeat(38) + i, text);
        return new ReplayHeader(
                text, text, text, text, text, 253_402_300_799L, ReplayHeader.MAX_TICKS, 240, fields, -1);
    }
}
