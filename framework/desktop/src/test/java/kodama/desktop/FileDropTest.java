package kodama.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.awt.datatransfer.DataFlavor;
import java.awt.datatransfer.StringSelection;
import java.awt.datatransfer.Transferable;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class FileDropTest {
    private static Transferable dropped(Object data) {
        return new Transferable() {
            @Override
            public DataFlavor[] getTransferDataFlavors() {
                return new DataFlavor[] {DataFlavor.javaFileListFlavor};
            }

            @Override
            public boolean isDataFlavorSupported(DataFlavor flavor) {
                return true;
            }

            @Override
            public Object getTransferData(DataFlavor flavor) {
                return data;
            }
        };
    }

    @Test
    void theFirstOfTheFilesCounts() {
        assertEquals(Path.of("a.kreplay"), FileDrop.fileOf(dropped(List.of(new File("a.kreplay"), new File("b")))));
    }

    @Test
    void somethingElseIsIgnored() {
        assertNull(FileDrop.fileOf(new StringSelection("a.kreplay")));
        assertNull(FileDrop.fileOf(dropped(List.of())));
        assertNull(FileDrop.fileOf(dropped(List.of("a.kreplay"))));
        assertNull(FileDrop.fileOf(dropped(List.of(new File("a\0b")))));
        assertNull(FileDrop.fileOf(dropped("a.kreplay")));
    }
}
